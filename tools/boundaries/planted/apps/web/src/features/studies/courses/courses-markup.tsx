// plants: nothing-is-run-from-text
export const CoursesMarkup = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;
