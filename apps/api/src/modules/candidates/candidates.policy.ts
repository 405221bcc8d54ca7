interface MaybeAdmitted {
  readonly enrolment_id: number | null;
}

/** What was carried over to a student is changed there; the candidate can only be deleted. */
export const abilities = ({ enrolment_id }: MaybeAdmitted) => ({
  edit: enrolment_id === null,
  delete: true,
});
