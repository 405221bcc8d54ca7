export type ChoiceValue = string | number;

/** One choice of a select, radio group or checkbox set. */
export interface Choice<Value extends ChoiceValue = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface ChoiceGroup<Value extends ChoiceValue = string> {
  group: string;
  items: Choice<Value>[];
}
