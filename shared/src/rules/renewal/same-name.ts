/** Subjects and professions are typed in several places: capitals and spaces around them make no difference. */
export const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
