/** Identifies a course by the id and the slug that calls and links use. */
export type CourseRef = { readonly id: number; readonly slug: string }
