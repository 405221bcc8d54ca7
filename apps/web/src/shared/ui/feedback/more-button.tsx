import { Button } from '@mantine/core';

interface MoreButtonProps {
  /** The query of a list that comes in pieces. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

/** Asks for the next piece, as long as there is one. */
export function MoreButton({ query, label }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  );
}
