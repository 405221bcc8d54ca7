interface PlaceLimits {
  readonly most: number;
  readonly mostOfOnePerson: number;
}

/** Places for work that only a few may do at once in one process. */
export interface PlacesAtOnce {
  /** A function that releases the place; undefined if all places, or all of this person, are taken. */
  take(personId: number | undefined): (() => void) | undefined;
}

export const createPlacesAtOnce = ({ most, mostOfOnePerson }: PlaceLimits): PlacesAtOnce => {
  const taken = new Set<{ readonly personId: number | undefined }>();
  return {
    take: (personId) => {
      const ofPerson = [...taken].filter((place) => place.personId === personId);
      if (taken.size >= most || ofPerson.length >= mostOfOnePerson) return undefined;
      const place = { personId };
      taken.add(place);
      return () => void taken.delete(place);
    },
  };
};
