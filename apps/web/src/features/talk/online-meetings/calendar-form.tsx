import {
  calendarKinds,
  kindsOfPlace,
  type CalendarKind,
} from '@indeks/contract/talk/calendar-feeds/calendar-feeds.keys';
import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import {
  newCalendarFeed,
  type MadeCalendarFeed,
  type NewCalendarFeed,
} from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { useWatch } from 'react-hook-form';
import { PlaceField } from '#parts/provider/places/place-field.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { CheckboxSetField } from '#shared/ui/form/choices/checkbox-set-field.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { calendarTexts as texts } from './calendar.texts.ts';

/** What a new address is called and shows. */
export function CalendarForm({ onMade }: { onMade: (feed: MadeCalendarFeed) => void }) {
  const { permissions } = useSession();
  const make = useCall('meetings', routes.make);
  const may = (kind: CalendarKind): boolean => {
    if (kind === 'deadlines')
      return permissions.includes('work-times.submit') || permissions.includes('trips.submit');
    return kind !== 'instalments' || permissions.includes('student-pages.view');
  };
  const own = calendarKinds.filter(may);
  const form = useZodForm(newCalendarFeed, { pid: null, name: '', kinds: own });
  const pid = useWatch({ control: form.control, name: 'pid' });
  const offered = pid === null ? own : kindsOfPlace;
  return (
    <Form form={form} onSubmit={async (body: NewCalendarFeed) => onMade(await make({ body }))}>
      <TextField
        control={form.control}
        name="name"
        label={texts.name}
        description={texts.nameHelp}
        autoComplete="off"
        required
      />
      {permissions.includes('all-meetings.manage') && (
        <PlaceField control={form.control} name="pid" label={texts.place} placeholder={texts.own} clearable />
      )}
      <CheckboxSetField
        control={form.control}
        name="kinds"
        label={texts.kinds}
        choices={offered.map((value) => ({ value, label: texts.kindNames[value] }))}
      />
      <div>
        <SubmitButton>{texts.make}</SubmitButton>
      </div>
    </Form>
  );
}
