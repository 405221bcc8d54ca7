// plants: module-only-through-its-door
import { isPlace } from '#modules/provider/places/places.rules.ts';

export const courseAt = isPlace;
