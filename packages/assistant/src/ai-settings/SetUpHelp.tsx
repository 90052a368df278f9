import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { Code, List, Text } from '@mantine/core';

/** For a site without an AI: what one could do, and how to set it up. */
export function SetUpHelp() {
  return (
    <SettingsSection
      title="No AI is set up"
      text="Everything here works without one. With an AI, Keepmark can also write and review for you."
    >
      <Text>It can:</Text>
      <List>
        <List.Item>
          review your résumé, compare it with a posting, and suggest changes that you accept one by one
        </List.Item>
        <List.Item>draft a cover letter and prepare you for an application or interview</List.Item>
        <List.Item>summarize postings and companies</List.Item>
        <List.Item>advise you on careers, salaries, and your job search</List.Item>
      </List>
      <Text>
        To use one, add a key of your own below. If you run this site, set <Code>AI_GOOGLE_KEY</Code>,{' '}
        <Code>AI_ANTHROPIC_KEY</Code>, or <Code>AI_LOCAL_URL</Code> on its server, and everyone who signs in can use it.
        A local model such as Ollama costs nothing and keeps what is sent on your own machine.
      </Text>
      <Text>Without an AI, each screen shows its prompt, so you can copy it into any AI you like.</Text>
    </SettingsSection>
  );
}
