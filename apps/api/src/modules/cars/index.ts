export { mountCars } from './cars.routes.ts';
