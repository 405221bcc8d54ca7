// plants: no-registry-address
export const mirror = 'https://registry.example.org/npm/';
