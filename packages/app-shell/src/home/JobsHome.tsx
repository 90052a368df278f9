import { Button, Container, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAppContext } from '../app-context';

export default function JobsHome() {
  const { site } = useAppContext();
  return (
    <Container size="sm" py="xl">
      <Title order={1}>{site.siteName}</Title>
      <Text my="md">{site.aboutSiteText}</Text>
      <Button component={Link} to="/auth">
        Sign in
      </Button>
    </Container>
  );
}
