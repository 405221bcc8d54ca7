export { mountCars } from './cars.routes.ts';
export { list } from './cars.service.ts';
