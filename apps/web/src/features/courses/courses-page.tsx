import { lazy } from 'react';
import { RegisterPage } from '#shared/ui/entry/register-page.tsx';
import { coursesRegister } from './courses-list.tsx';

const Dialogs = lazy(() => import('./course-dialogs.tsx').then((file) => ({ default: file.CourseDialogs })));

const register = { ...coursesRegister, Dialogs };

export function CoursesPage() {
  return <RegisterPage of={register} />;
}
