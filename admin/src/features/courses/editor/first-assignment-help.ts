/** Explains what else happens when someone becomes an instructor or manager of a course; shown where they are chosen (ROL-037). */
export const firstAssignmentHelp =
  'Course admins and editors who are assigned for the first time then work only in their assigned courses. Admins can lift that limit in their roles.'
