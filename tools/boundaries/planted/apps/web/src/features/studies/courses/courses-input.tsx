// plants: inputs-drawn-by-the-kit
const TextInput = () => null;

export const coursesInput = () => <TextInput />;
