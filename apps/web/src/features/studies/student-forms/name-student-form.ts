/** Tells the form of one student from those of others, apart from the form's own code. */
export const nameStudentForm = (uid: number): string => `student-form-${uid}`;
