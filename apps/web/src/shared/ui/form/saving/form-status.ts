import { createContext, use } from 'react';

export interface FormStatus {
  submitting: boolean;
}

export const FormStatusContext = createContext<FormStatus>({ submitting: false });

/** Whether the form around this component is being sent. */
export function useFormStatus(): FormStatus {
  return use(FormStatusContext);
}
