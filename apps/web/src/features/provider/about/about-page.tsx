import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { aboutTexts as texts } from '#features/provider/about/about.texts.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { pageTexts } from '#shared/ui/page/page.texts.ts';

export function AboutPage() {
  const tab = pageTexts.reportingTab(useSession().permissions.includes('issues.triage'));
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
            {texts.helpText(tab)}
            <Anchor component={Link} to="/issue-tracker" fw={600}>
              {tab}
            </Anchor>
          </Stack>
        </Card>
        <Card title={texts.sourcesTitle}>{texts.postalCodes}</Card>
      </Stack>
    </>
  );
}
