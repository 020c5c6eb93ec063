export interface DemoCoupon {
  code: string
  title: string
  percent: number | null
  amount: number | null
  kinds: ('course' | 'bundle')[]
  starts_on: string | null
  ends_on: string | null
  max_uses: number | null
  is_active: boolean
  /** only these courses; portals that lack any of them skip the coupon */
  courses: string[]
}
const always = { starts_on: null, ends_on: null, max_uses: null, is_active: true, courses: [] } as const

/** One coupon of each kind, plus one that a sale uses up, an expired one, and one that is off. */
export const demoCoupons: DemoCoupon[] = [
  {
    ...always,
    code: 'WELCOME10',
    title: '10% off your order',
    percent: 10,
    amount: null,
    kinds: ['course', 'bundle'],
    courses: [],
  },
  {
    ...always,
    code: 'BUNDLE15',
    title: '$15 off a bundle',
    percent: null,
    amount: 1500,
    kinds: ['bundle'],
    max_uses: 100,
    courses: [],
  },
  {
    ...always,
    code: 'FRONTDESK',
    title: 'A quarter off HIPAA Essentials',
    percent: 25,
    amount: null,
    kinds: ['course'],
    max_uses: 250,
    courses: ['hipaa-essentials-for-front-desk-staff'],
  },
  {
    ...always,
    code: 'THANKYOU',
    title: 'A thank-you for one order',
    percent: null,
    amount: 500,
    kinds: ['course'],
    max_uses: 1,
    courses: [],
  },
  {
    ...always,
    code: 'TRADESHOW',
    title: 'Handed out at the trade show',
    percent: 15,
    amount: null,
    kinds: ['course'],
    is_active: false,
    courses: [],
  },
  {
    ...always,
    code: 'SUMMER26',
    title: 'Summer sale',
    percent: 20,
    amount: null,
    kinds: ['course', 'bundle'],
    starts_on: '2026-06-15',
    ends_on: '2026-08-31',
    courses: [],
  },
]
