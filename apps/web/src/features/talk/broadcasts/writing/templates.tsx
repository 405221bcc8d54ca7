import { templateRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { newTemplate, type Template } from '@indeks/contract/talk/broadcasts/templates.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceFloppy, IconPencil, IconTemplate } from '@tabler/icons-react';
import { templatesQuery } from '#data/talk/broadcasts.ts';
import { useCall } from '#shared/api/use-call.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import type { OpenTemplate } from './template-dialogs.tsx';
import { writingTexts as texts } from './writing.texts.ts';

const TemplateDialogs = lazyPart(() => import('./template-dialogs.tsx').then((file) => file.TemplateDialogs));

interface TemplatesProps {
  /** What is being written. */
  words: { subject: string; text: string };
  onChoose: (template: Template) => void;
}

/** Templates that the office shares: chosen into the message, or saved from it under its title. */
export function Templates({ words, onChoose }: TemplatesProps) {
  const templates = useQuery(templatesQuery).data?.items ?? [];
  const create = useCall('broadcasts', routes.create);
  const { show, of, anyOpen } = useOpen<OpenTemplate>('message-templates');
  const save = () => {
    const body = newTemplate.safeParse({ name: words.subject, ...words });
    if (!body.success) return snackbar(texts.templateFailed, { tone: 'error' });
    return void create({ body: body.data }, { idempotencyKey: crypto.randomUUID() }).then(
      () => snackbar(texts.templateSaved),
      () => snackbar(texts.templateFailed, { tone: 'error' }),
    );
  };
  const actions = [
    ...templates.map((template) => ({
      label: template.name,
      icon: IconTemplate,
      onClick: () => onChoose(template),
    })),
    {
      label: texts.saveTemplate,
      icon: IconDeviceFloppy,
      onClick: save,
      disabled: words.subject.trim() === '',
    },
    { label: texts.manageTemplates, icon: IconPencil, onClick: () => show({ kind: 'list' }) },
  ];
  return (
    <>
      <ActionMenu actions={actions}>
        <Button variant="subtle" size="compact-md" leftSection={<Icon of={IconTemplate} size={18} />}>
          {texts.templates}
        </Button>
      </ActionMenu>
      <WhenOpened opened={anyOpen}>
        <TemplateDialogs templates={templates} of={of} show={show} />
      </WhenOpened>
    </>
  );
}
