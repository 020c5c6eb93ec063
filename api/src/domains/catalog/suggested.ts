export const mostCourses = 5
export const mostTopics = 3

export type TopicEntry = { id: number; slug: string; title: string }
type Suggestion = { slug: string; title: string }
export type Suggested = { topics: readonly Suggestion[]; courses: readonly Suggestion[] }
