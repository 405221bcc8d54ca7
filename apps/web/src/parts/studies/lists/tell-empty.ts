import type { FrameList } from '#shared/ui/table/list-frame.tsx';

/** A list without rows says the text of the specification also where filters are chosen; a search says what it looked for. */
export const tellEmpty = <L extends FrameList>(list: L, total: number | undefined): L =>
  total === 0 && list.state.search === '' ? { ...list, filterCount: 0 } : list;
