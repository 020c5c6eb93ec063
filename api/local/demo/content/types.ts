import type { DemoPackage } from '../scorm/demo-packages.ts'
// Types of the demo content. How it maps to columns is decided in load/.

export type TopicSlug =
  | 'nursing-healthcare'
  | 'real-estate'
  | 'insurance'
  | 'food-safety'
  | 'construction-safety'
  | 'child-care'
  | 'human-resources'
  | 'it-security'
  | 'accounting-ethics'
  | 'water-treatment'

export interface DemoTopic {
  slug: TopicSlug
  title: string
  description: string
  is_continuing_education: boolean
}
export interface DemoAgency {
  slug: string
  title: string
  text: string
  states: string[]
  topic: TopicSlug
  short: string
}
export interface DemoAuthor {
  slug: string
  name: string
  headline: string
  description: string
}
export interface DemoOrganization {
  slug: string
  name: string
  provider_number: string
}
export interface DemoLanguage {
  code: string
  title: string
}
export interface DemoState {
  code: string
  slug: string
  title: string
}
export interface DemoTrainingOption {
  slug: string
  title: string
  description: string
}
export interface DemoTag {
  slug: string
  title: string
  color: string
}

/** 1 Draft, 2 Published, 3 Coming Soon, 4 Archived (BLD-003). */
export type PublicationStatus = 1 | 2 | 3 | 4
export interface DemoTier {
  from_quantity: number
  price: number
}

/** A course as written in its topic file; `finish-course.ts` fills in what the topic decides. */
export interface CourseSource {
  slug: string
  title: string
  subtitle: string
  paragraphs: string[]
  /** What learners can do afterwards, each with a one-sentence teaching note. */
  outcomes: [outcome: string, note: string][]
  /** Assignment at the end of the lessons. */
  task?: { title: string; html: string }
  hours: number
  credits?: number
  /** Single-seat price in cents; the volume tiers are derived from it. */
  price: number
  instructors: string[]
  motif: string
  tags?: string[]
  agencies?: string[]
  status?: PublicationStatus
  sequential?: boolean
  option?: string
  language?: string
  popularity?: number
}

export interface DemoCourse {
  slug: string
  title: string
  subtitle: string
  description: string
  outcomes: string[]
  topic: TopicSlug
  hours: number
  ce_credits: number
  language: string
  agencies: string[]
  states: string[]
  training_option: string
  tiers: DemoTier[]
  publication_status: PublicationStatus
  is_sequential: boolean
  instructors: string[]
  tags: string[]
  popularity: number
  motif: string
  has_certificate: boolean
  published_at: string | null
  updated_at: string
  /** True if the lessons are written by hand, false if `outline-from-outcomes.ts` generates them. */
  is_complete: boolean
  modules: DemoModule[]
}

export interface DemoModule {
  title: string
  items: DemoItem[]
}
export type DemoItem =
  | { type: 'Text'; title: string; html: string }
  | { type: 'Video'; title: string; link: string; html: string }
  /** `file` is in api/local/demo/audio */
  | { type: 'Audio'; title: string; file: string; duration_ms: number; html: string }
  | { type: 'Document'; title: string; file: string; sheet: DemoSheet }
  | { type: 'Exam'; title: string; pass_percentage: number; attempts_number: number; questions: DemoQuestion[] }
  | { type: 'Survey'; title: string; questions: DemoQuestion[] }
  | { type: 'Assignment'; title: string; html: string; attempts: number; score: number }
  | { type: 'ScormModule'; title: string; package: DemoPackage }

/** One learner's attempts at an assignment: one graded, one waiting, or both. */
export interface DemoSubmission {
  earlier?: { text: string; score: number; feedback: string }
  text: string | null
}

/** A one-page job aid, printed as a PDF. */
export interface DemoSheet {
  heading: string
  intro: string
  sections: { title: string; lines: string[] }[]
}

export interface DemoChoice {
  text: string
  is_correct: boolean
}
export interface DemoQuestion {
  type: 'single' | 'multiple' | 'boolean'
  text: string
  explanation: string
  choices: DemoChoice[]
}

export interface DemoBundle {
  slug: string
  title: string
  description: string
  price: number
  discount_price: number | null
  courses: string[]
}
/** Limits an entry to portals that sell or to in-house portals; without it, both have it. */
type FaqAudience = 'shops' | 'in_house'
export interface DemoFaqCategory {
  slug: string
  title: string
  told_by?: FaqAudience
}
export interface DemoFaq {
  slug: string
  category: string
  question: string
  answer: string
  told_by?: FaqAudience
}
export interface DemoLearner {
  email: string
  first_name: string
  last_name: string
  state: string
}
export interface DemoReview {
  course: string
  learner: number
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  author: string
  finished_at: string
  created_at: string
}

export interface DemoCompany {
  name: string
  website: string
  email: string
  support_email: string
  support_phone: string
  address: string
  address_2: string | null
  city: string
  state: string
  zip_code: string
  country: string
  tax_id: string | null
}
export interface DemoPortal {
  key: string
  /** Set only for the core portal, whose id the specification fixes. */
  id: number | null
  kind: 'core' | 'admin' | 'tenant'
  slug: string
  name: string
  custom_domain: string | null
  type: 1 | 2 | null
  is_marketable: boolean
  is_paused: boolean
  has_blog: boolean
  has_course_catalog: boolean
  primary_color: string
  secondary_color: string
  background: string
  footer_header_color: string
  footer_color: string
  tagline: string
  company: DemoCompany
  has_branding: boolean
  /** Slug of another portal whose logos this one shares. */
  branding_of?: string
  mark: 'arch' | 'ridge' | 'compass' | 'leaf' | 'key' | 'blank'
  courses: 'all' | { topics: TopicSlug[]; limit: number }
}
export interface DemoAccount {
  role: string
  email: string
  password: string
  portal: string
  first_name: string
  last_name: string
  note: string
}
