/** A course by the id and the slug that calls and links name it by. */
export type CourseRef = { readonly id: number; readonly slug: string }
