// plants: queries-only-in-data
export const coursesQuery = { queryKey: ['courses'], queryFn: () => [] };
