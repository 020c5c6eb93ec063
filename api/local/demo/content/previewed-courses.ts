/** Courses whose first lesson visitors may open before they buy. */
export const previewedCourses: ReadonlySet<string> = new Set([
  'hipaa-essentials-for-front-desk-staff',
  'food-handler-essentials',
])
