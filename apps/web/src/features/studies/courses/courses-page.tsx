import { RegisterPage } from '#shared/ui/entry/register-page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { coursesRegister } from './courses-list.tsx';

const Dialogs = lazyPart(() => import('./course-dialogs.tsx').then((file) => file.CourseDialogs));

const register = { ...coursesRegister, Dialogs };

export function CoursesPage() {
  return <RegisterPage of={register} />;
}
