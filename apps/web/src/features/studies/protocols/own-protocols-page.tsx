import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { OwnProtocolsList } from './protocols-list.tsx';
import { ownProtocolsTexts as texts } from './protocols.texts.ts';

/** The protocols of a lecturer's subjects. */
export function OwnProtocolsPage() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <OwnProtocolsList />
    </>
  );
}
