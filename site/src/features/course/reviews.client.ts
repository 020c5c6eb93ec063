// Only people who sort reviews or ask for more load the rest of the script.
const older = document.querySelector<HTMLElement>('[data-older]')
const load = (use: (list: typeof import('./review-list.ts')) => unknown): void =>
  void import('./review-list.ts').then(use, () => location.reload())

if (older) older.hidden = false
older?.querySelector('button')?.addEventListener('click', () => load(({ showMore }) => showMore()))
document.querySelector('[data-review-sort]')?.addEventListener('change', () => load(({ sortReviews }) => sortReviews()))
