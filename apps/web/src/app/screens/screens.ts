import { academicScreens } from '#app/screens/academic-screens.ts';
import { everydayScreens } from '#app/screens/everyday-screens.ts';
import { officeScreens } from '#app/screens/office-screens.ts';
import type { Screen } from '#app/screens/screen.ts';

/** Every address for signed-in people. The router, the guards and the menu read this list. */
export const screens: readonly Screen[] = [...everydayScreens, ...academicScreens, ...officeScreens];
