/** The forms of one noun: 1 wpis, 2 wpisy, 5 wpisów; `other` is for fractions: 1,5 wpisu. */
export interface PluralForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other?: string;
}

/** The noun alone in the form the number asks for. */
export const plural = (count: number, forms: PluralForms): string => {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'few') return forms[rule];
  return rule === 'other' ? (forms.other ?? forms.many) : forms.many;
};

const rules = new Intl.PluralRules('pl-PL');
