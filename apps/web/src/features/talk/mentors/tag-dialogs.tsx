import { tagRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { newTag } from '@indeks/contract/talk/mentors/mentors.schemas';
import { useCall } from '#shared/api/use-call.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { tagsTexts as texts } from './mentors.texts.ts';
import type { OpenTag } from './tags-page.tsx';

export function TagDialogs({ of }: Pick<Dialogs<OpenTag>, 'of'>) {
  const create = useCall('mentors', tagRoutes.create);
  const remove = useCall('mentors', tagRoutes.remove);
  const adding = of('add');
  const removal = of('remove');
  const tag = removal.value?.tag;
  return (
    <>
      <FormDialog
        opened={adding.opened}
        onClose={adding.close}
        title={texts.add}
        submitLabel={texts.add}
        schema={newTag}
        values={{ name: '' }}
        onSubmit={async (body, opening) => {
          await create({ body }, { idempotencyKey: opening.keyFor(body) });
          snackbar(texts.added);
        }}
      >
        {({ control }) => <TextField control={control} name="name" label={texts.name} required />}
      </FormDialog>
      <ConfirmDelete
        opened={removal.opened}
        onClose={removal.close}
        question={texts.removeQuestion}
        consequence={texts.removeConsequence(tag?.mentors ?? 0)}
        items={tag ? [tag.name] : []}
        confirmLabel={texts.removeConfirm}
        onConfirm={async () => {
          if (!tag) return;
          await remove({ params: { id: tag.id } });
          snackbar(texts.removed);
        }}
      />
    </>
  );
}
