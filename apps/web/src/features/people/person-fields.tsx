import type { Control, FieldValues } from 'react-hook-form';
import { EmailField, PhoneField } from '#shared/ui/form/contact-fields.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { peopleTexts } from './people.texts.ts';

const texts = peopleTexts.fields;

export interface CommonFields extends FieldValues {
  email: string;
  name: string;
  telephone: string;
  email_alt: string;
}

interface PersonFieldsProps<Values extends CommonFields, Output> {
  control: Control<Values, unknown, Output>;
  secondDomain: string;
}

/** The fields of both forms, for a new person and for a known one. */
export function PersonFields<Values extends CommonFields, Output>(props: PersonFieldsProps<Values, Output>) {
  // Only the four fields that every such form has are read and written through it.
  const control = props.control as unknown as Control<CommonFields, unknown, Output>;
  const domain = `@${props.secondDomain}`;
  return (
    <>
      <EmailField
        control={control}
        name="email"
        label={texts.email}
        autoComplete="off"
        maxLength={254}
        required
      />
      <TextField
        control={control}
        name="name"
        label={texts.name}
        autoComplete="off"
        maxLength={200}
        required
      />
      <PhoneField
        control={control}
        name="telephone"
        label={texts.telephone}
        description={texts.telephoneHelp}
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField
        control={control}
        name="email_alt"
        label={texts.emailAlt}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        rightSection={domain}
        rightSectionWidth={domain.length * 8 + 16}
      />
    </>
  );
}
