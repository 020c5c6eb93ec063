import type { Services } from '../kernel/services.ts'
import type { Lane } from '../events/reactions-to.ts'
import {
  alertExpiringCertificates,
  alertExpiringCertificatesCron,
} from '../domains/credentials/jobs/alert-expiring-certificates.ts'
import { checkDomains, checkDomainsCron } from '../domains/portals/jobs/check-domains.ts'
import { beginAnnouncements, beginAnnouncementsCron } from '../domains/portals/jobs/begin-announcements.ts'
import { closeUnopenedOrders, closeUnopenedOrdersCron } from '../domains/orders/jobs/close-unopened-orders.ts'
import { expireUploads, expireUploadsCron } from '../domains/library/jobs/expire-uploads.ts'
import { followSessions, followSessionsCron } from '../domains/catalog/jobs/follow-sessions.ts'
import { followShares, followSharesCron } from '../domains/shares/jobs/follow-shares.ts'
import { forgetClicks, forgetClicksCron } from '../domains/partners/jobs/forget-clicks.ts'
import { forgetFlights, forgetFlightsCron } from '../domains/scorm/jobs/forget-flights.ts'
import { forgetConsents, forgetConsentsCron } from '../domains/portals/jobs/forget-consents.ts'
import { finishDueTries, finishDueTriesCron } from '../domains/exams/jobs/finish-due-tries.ts'
import { forgetGuesses, forgetGuessesCron } from '../domains/identity/jobs/forget-guesses.ts'
import { forgetListJobs, forgetListJobsCron } from '../domains/lists/jobs/forget-list-jobs.ts'
import { forgetRegistrations, forgetRegistrationsCron } from '../domains/identity/jobs/forget-registrations.ts'
import { forgetLogins, forgetLoginsCron } from '../domains/identity/jobs/forget-logins.ts'
import { forgetOpeningRequests, forgetOpeningRequestsCron } from '../domains/catalog/jobs/forget-opening-requests.ts'
import { forgetSearches, forgetSearchesCron } from '../domains/catalog/jobs/forget-searches.ts'
import { publishPictures, publishPicturesCron } from '../domains/media/jobs/publish-pictures.ts'
import { publishProducts, publishProductsCron } from '../domains/publishing/jobs/publish-products.ts'
import { expirePurchases, expirePurchasesCron } from '../domains/orders/jobs/expire-purchases.ts'
import { remindDueOrders, remindDueOrdersCron } from '../domains/orders/jobs/remind-due-orders.ts'
import { sweepPackages, sweepPackagesCron } from '../domains/scorm/jobs/sweep-packages.ts'
import { sweepUploads, sweepUploadsCron } from '../domains/scorm/jobs/sweep-uploads.ts'
import { syncSearch, syncSearchCron } from '../domains/catalog/jobs/sync-search.ts'
import {
  followAccreditationDates,
  followAccreditationDatesCron,
} from '../domains/credentials/jobs/follow-accreditation-dates.ts'
import { turnSubscriptions, turnSubscriptionsCron } from '../domains/subscriptions/jobs/turn-subscriptions.ts'

export type TimedJob = { task: string; lane: Lane; cron: string; work: (services: Services) => Promise<void> }

/** Scheduled jobs that belong to no portal; the queue runs each once per time, regardless of the number of workers. */
export const timedJobs: readonly TimedJob[] = [
  { task: 'sync-search', lane: 'heavy', cron: syncSearchCron, work: syncSearch },
  { task: 'sweep-packages', lane: 'heavy', cron: sweepPackagesCron, work: sweepPackages },
  { task: 'sweep-uploads', lane: 'heavy', cron: sweepUploadsCron, work: sweepUploads },
  { task: 'expire-uploads', lane: 'heavy', cron: expireUploadsCron, work: expireUploads },
  { task: 'close-unopened-orders', lane: 'pages', cron: closeUnopenedOrdersCron, work: closeUnopenedOrders },
  { task: 'begin-announcements', lane: 'pages', cron: beginAnnouncementsCron, work: beginAnnouncements },
  { task: 'follow-sessions', lane: 'pages', cron: followSessionsCron, work: followSessions },
  { task: 'finish-due-tries', lane: 'pages', cron: finishDueTriesCron, work: finishDueTries },
  {
    task: 'alert-expiring-certificates',
    lane: 'heavy',
    cron: alertExpiringCertificatesCron,
    work: alertExpiringCertificates,
  },
  { task: 'check-domains', lane: 'heavy', cron: checkDomainsCron, work: checkDomains },
  { task: 'publish-pictures', lane: 'heavy', cron: publishPicturesCron, work: publishPictures },
  { task: 'publish-products', lane: 'pages', cron: publishProductsCron, work: publishProducts },
  { task: 'remind-due-orders', lane: 'pages', cron: remindDueOrdersCron, work: remindDueOrders },
  { task: 'expire-purchases', lane: 'pages', cron: expirePurchasesCron, work: expirePurchases },
  {
    task: 'follow-accreditation-dates',
    lane: 'pages',
    cron: followAccreditationDatesCron,
    work: followAccreditationDates,
  },
  { task: 'turn-subscriptions', lane: 'pages', cron: turnSubscriptionsCron, work: turnSubscriptions },
  { task: 'follow-shares', lane: 'heavy', cron: followSharesCron, work: followShares },
  { task: 'forget-consents', lane: 'heavy', cron: forgetConsentsCron, work: forgetConsents },
  { task: 'forget-clicks', lane: 'heavy', cron: forgetClicksCron, work: forgetClicks },
  { task: 'forget-searches', lane: 'heavy', cron: forgetSearchesCron, work: forgetSearches },
  {
    task: 'forget-opening-requests',
    lane: 'heavy',
    cron: forgetOpeningRequestsCron,
    work: forgetOpeningRequests,
  },
  { task: 'forget-flights', lane: 'heavy', cron: forgetFlightsCron, work: forgetFlights },
  { task: 'forget-guesses', lane: 'pages', cron: forgetGuessesCron, work: forgetGuesses },
  { task: 'forget-list-jobs', lane: 'pages', cron: forgetListJobsCron, work: forgetListJobs },
  { task: 'forget-registrations', lane: 'pages', cron: forgetRegistrationsCron, work: forgetRegistrations },
  { task: 'forget-logins', lane: 'pages', cron: forgetLoginsCron, work: forgetLogins },
]
