import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseReviews } from './course-reviews.tsx'

/** /courses/builder/:slug/overview/reviews: the reviews of a course, published or hidden (BLD-012, BLD-034). */
export const ReviewsPage = () => <CourseFrame>{({ course }) => <CourseReviews slug={course.slug} />}</CourseFrame>
