// plants: icons-drawn-by-the-kit
const IconBook = () => null;

export const coursesSign = () => <IconBook />;
