import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import {
  blankLayout,
  type BlankLayout,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { certificateFactTexts } from '@indeks/contract/studies/certificates/certificate-facts.texts';
import { useRef, useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { NumberControl } from '#shared/ui/form/typed/number-field.tsx';
import { viewerTexts as texts } from './viewer.texts.ts';
import classes from './viewer.module.css';

const axes = ['right', 'down'] as const;
type Axis = (typeof axes)[number];

/** How far the text moves on a blank. Both are saved at once, when the two fields are left or by Enter. */
export function OffsetFields({ layout }: { layout: BlankLayout }) {
  const { shown, type, errorOf, submit } = useOffset(layout);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whatever leaves both fields saves them
    <form
      className={classes.offset}
      aria-label={texts.offset}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void submit();
      }}
    >
      <span aria-hidden>{texts.offset}</span>
      {axes.map((axis) => (
        <NumberControl
          key={axis}
          label={texts.axes[axis]}
          labelHidden
          value={shown[axis]}
          onChange={(value) => type(axis, value)}
          error={errorOf(axis)}
          decimals={1}
          step={0.5}
          maw={104}
          leftSection={<span aria-hidden>{texts.axisSigns[axis]}</span>}
          suffix={texts.unit}
          hideControls
        />
      ))}
      {/* Enter sends a form of two fields only when it has a button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  );
}

/** What is typed stays in the fields until it is saved, also after a refusal. */
function useOffset(read: BlankLayout) {
  const save = useCall('certificates', routes.saveLayout);
  const [typed, setTyped] = useState<Partial<Record<Axis, number | null>>>({});
  const [saved, setSaved] = useState(read);
  const saving = useRef(false);
  const known = saved.version > read.version ? saved : read;
  const shown = { right: known.right, down: known.down, ...typed };
  const errorOf = (axis: Axis) =>
    blankLayout.shape[axis].safeParse(shown[axis]).success ? undefined : certificateFactTexts.offset;
  const submit = async () => {
    const body = blankLayout.safeParse({ ...shown, version: known.version });
    const isMoved = axes.some((axis) => shown[axis] !== known[axis]);
    if (saving.current || !isMoved || !body.success) return;
    saving.current = true;
    try {
      setSaved(await save({ body: body.data }));
      setTyped({});
      snackbar(texts.moved);
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    } finally {
      saving.current = false;
    }
  };
  const type = (axis: Axis, value: number | null) => setTyped((before) => ({ ...before, [axis]: value }));
  return { shown, type, errorOf, submit };
}
