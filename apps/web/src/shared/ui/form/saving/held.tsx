import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  initial: Value;
  /** Told of every change, for a test to look at. */
  onChange?: (value: Value) => void;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the value of a control that holds none itself, in tests and in the catalogue. */
export function Held<Value>({ initial, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
