import type { DemoPortal } from './types.ts'

/** Plain terms of use for a portal, with the figures from the specification. */
export function termsOfUse({ name, company }: DemoPortal): string {
  return `<p>These terms apply to the courses and services that ${name} offers through this website.</p>
<h2>Who may use the service</h2>
<p>You must be at least 18 years old and located in the United States. You are responsible for what happens under your account; it is yours alone and may not be shared.</p>
<h2>Courses and access</h2>
<p>One purchase enrolls one learner in one course. Access lasts until you complete the course or for 5 years from the date of purchase, whichever comes first. After completion the course stays open to read until those 5 years are over, and your certificate and training record stay available.</p>
<h2>Continuing education credit</h2>
<p>Hours shown on a course page describe its length. Boards and agencies decide what they accept, and requirements change. Check with yours before you buy if you need the hours for a license.</p>
<h2>Payment and refunds</h2>
<p>Prices are in US dollars and are shown before you pay. A course that has not been started can be refunded within 30 days of purchase. A returned check or a chargeback without cause carries a fee of $500; re-shipping a returned package costs $50.</p>
<h2>Scheduled appointments</h2>
<p>A practice appointment canceled with less than 48 hours' notice, or missed, can be rescheduled for $150.</p>
<h2>Availability</h2>
<p>We aim for 99.5% uptime in each month and announce maintenance 48 hours ahead.</p>
<h2>Records and data</h2>
<p>Training records are kept for 5 years. Your organization may ask for an export of its data within 30 days after its contract ends. If a breach affects your information, we notify you within 72 hours of learning of it.</p>
<h2>Contact</h2>
<p>${company.name}, ${[company.address, company.address_2, `${company.city}, ${company.state} ${company.zip_code}`].filter(Boolean).join(', ')}. Write to ${company.support_email} or call ${company.support_phone}. Accessibility requests are acknowledged within 2 business days.</p>`
}
