import { Button, Container, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Shown where a page says that what it was asked for is not there, such as a job that was deleted. */
export function NotFoundScreen() {
  return (
    <Container size="xs" py="xl" ta="center">
      <Title order={1}>Page not found</Title>
      <Text my="md">What you are looking for is not here: it may have been deleted, or the link may be old.</Text>
      <Button component={Link} to="/">
        Go to the home page
      </Button>
    </Container>
  );
}
