export interface CarCopy {
  readonly car_brand: string;
  readonly car_model: string;
  readonly car_registration_nr: string;
}

/** Škoda Octavia, EL 4K123 */
export const carName = (trip: CarCopy): string =>
  `${trip.car_brand} ${trip.car_model}, ${trip.car_registration_nr}`;
