/** The longest tag, and the most of a job. */
const maxLength = 60;
const maxTags = 30;

/** The tags in a text, such as "remote, night shift": split at commas, semicolons and lines, each once. */
export function tagsIn(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(/[,;\n\r]/)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength).trim();
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()].slice(0, maxTags);
}

/** Tags as a text that `tagsIn` reads. */
export const tagsText = (tags: readonly string[]): string => tags.join(', ');

/** Whether a job has a tag, however it is written. */
export const hasTag = ({ tags }: { readonly tags: readonly string[] }, tag: string): boolean =>
  tags.some((own) => own.toLowerCase() === tag.toLowerCase());

/** Every tag of some jobs once, from A to Z. */
export function everyTag(jobs: readonly { readonly tags: readonly string[] }[]): string[] {
  const tags = new Map<string, string>();
  for (const job of jobs) {
    for (const tag of job.tags) if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].sort((left, right) => left.localeCompare(right, 'en'));
}
