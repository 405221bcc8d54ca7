import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { SemesterField } from '#parts/studies/courses/semester-field.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './meeting-dialogs.module.css';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { ParticipantsField, type Audience } from './participants-field.tsx';

/** How many people of which intake; who they are is behind a button. */
export function SeriesPeople({ control }: { control: Control<Audience> }) {
  const [cid, semester, users] = useWatch({ control, name: ['cid', 'semester', 'users'] });
  const { errors } = useFormState({ control, name: 'users' });
  const [wanted, setWanted] = useState(false);
  const opened = wanted || errors.users !== undefined;
  return (
    <>
      <div className={classes.people}>
        <Icon of={IconUsers} size={iconSizes.small} />
        {cid ? (
          <span>
            <strong>{texts.people(users.length)}</strong> {texts.ofIntake(semester)}
          </span>
        ) : (
          <span className={classes.quiet}>{texts.chooseCourse}</span>
        )}
        <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={() => setWanted(!wanted)}>
          {texts.changePeople}
        </Button>
      </div>
      {/* Mounted also while it is folded: it ticks the people of the chosen course. */}
      <div className={classes.folded} hidden={!opened}>
        <SemesterField
          control={control}
          name="semester"
          label={texts.fields.semester}
          placeholder={texts.everyIntake}
          clearable
        />
        <ParticipantsField control={control} />
      </div>
    </>
  );
}
