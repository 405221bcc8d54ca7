import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { aboutTexts as texts } from '#features/about/about.texts.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

export function AboutPage() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <Stack maw={720} gap="md">
        <Card title={texts.whatTitle}>{texts.what}</Card>
        <Card title={texts.versionTitle}>
          <Stack gap="xs" align="flex-start">
            {texts.version(__APP_VERSION__)}
            <Anchor component={Link} to="/changelog" fw={600}>
              {texts.changelog}
            </Anchor>
          </Stack>
        </Card>
        <Card title={texts.helpTitle}>
          <Stack gap="xs" align="flex-start">
            {texts.helpText}
            <Anchor component={Link} to="/issue-tracker" fw={600}>
              {texts.report}
            </Anchor>
          </Stack>
        </Card>
        <Card title={texts.sourcesTitle}>{texts.postalCodes}</Card>
      </Stack>
    </>
  );
}
