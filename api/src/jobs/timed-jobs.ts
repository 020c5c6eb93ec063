import type { Services } from '../kernel/services.ts'
import type { Lane } from '../events/reactions-to.ts'
import { alertExpiringCertificates, alertExpiringCertificatesCron } from './alert-expiring-certificates.ts'
import { checkDomains, checkDomainsCron } from './check-domains.ts'
import { beginAnnouncements, beginAnnouncementsCron } from './begin-announcements.ts'
import { closeUnopenedOrders, closeUnopenedOrdersCron } from './close-unopened-orders.ts'
import { expireUploads, expireUploadsCron } from './expire-uploads.ts'
import { followShares, followSharesCron } from './follow-shares.ts'
import { forgetClicks, forgetClicksCron } from './forget-clicks.ts'
import { forgetFlights, forgetFlightsCron } from './forget-flights.ts'
import { forgetConsents, forgetConsentsCron } from './forget-consents.ts'
import { finishDueTries, finishDueTriesCron } from './finish-due-tries.ts'
import { forgetGuesses, forgetGuessesCron } from './forget-guesses.ts'
import { forgetListJobs, forgetListJobsCron } from './forget-list-jobs.ts'
import { forgetRegistrations, forgetRegistrationsCron } from './forget-registrations.ts'
import { forgetLogins, forgetLoginsCron } from './forget-logins.ts'
import { forgetSearches, forgetSearchesCron } from './forget-searches.ts'
import { publishPictures, publishPicturesCron } from './publish-pictures.ts'
import { publishProducts, publishProductsCron } from './publish-products.ts'
import { expirePurchases, expirePurchasesCron } from './expire-purchases.ts'
import { remindDueOrders, remindDueOrdersCron } from './remind-due-orders.ts'
import { sweepPackages, sweepPackagesCron } from './sweep-packages.ts'
import { sweepUploads, sweepUploadsCron } from './sweep-uploads.ts'
import { syncSearch, syncSearchCron } from './sync-search.ts'
import { turnSubscriptions, turnSubscriptionsCron } from './turn-subscriptions.ts'

export type TimedJob = { task: string; lane: Lane; cron: string; work: (services: Services) => Promise<void> }

/** What happens by the clock and belongs to no portal; the queue runs each once, however many workers there are. */
export const timedJobs: readonly TimedJob[] = [
  { task: 'sync-search', lane: 'heavy', cron: syncSearchCron, work: syncSearch },
  { task: 'sweep-packages', lane: 'heavy', cron: sweepPackagesCron, work: sweepPackages },
  { task: 'sweep-uploads', lane: 'heavy', cron: sweepUploadsCron, work: sweepUploads },
  { task: 'expire-uploads', lane: 'heavy', cron: expireUploadsCron, work: expireUploads },
  { task: 'close-unopened-orders', lane: 'pages', cron: closeUnopenedOrdersCron, work: closeUnopenedOrders },
  { task: 'begin-announcements', lane: 'pages', cron: beginAnnouncementsCron, work: beginAnnouncements },
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
  { task: 'turn-subscriptions', lane: 'pages', cron: turnSubscriptionsCron, work: turnSubscriptions },
  { task: 'follow-shares', lane: 'heavy', cron: followSharesCron, work: followShares },
  { task: 'forget-consents', lane: 'heavy', cron: forgetConsentsCron, work: forgetConsents },
  { task: 'forget-clicks', lane: 'heavy', cron: forgetClicksCron, work: forgetClicks },
  { task: 'forget-searches', lane: 'heavy', cron: forgetSearchesCron, work: forgetSearches },
  { task: 'forget-flights', lane: 'heavy', cron: forgetFlightsCron, work: forgetFlights },
  { task: 'forget-guesses', lane: 'pages', cron: forgetGuessesCron, work: forgetGuesses },
  { task: 'forget-list-jobs', lane: 'pages', cron: forgetListJobsCron, work: forgetListJobs },
  { task: 'forget-registrations', lane: 'pages', cron: forgetRegistrationsCron, work: forgetRegistrations },
  { task: 'forget-logins', lane: 'pages', cron: forgetLoginsCron, work: forgetLogins },
]
