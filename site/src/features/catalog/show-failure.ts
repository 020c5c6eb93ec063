import { requiredElement } from '../../scripts/required-element.ts'

/** Shows that the search failed and clears the previous count and results. */
export function showFailure(results: HTMLElement): void {
  const part = (name: string) => requiredElement(`[data-${name}]`, HTMLElement, results)
  part('failed').hidden = false
  requiredElement('#count', HTMLElement, results).hidden = true
  part('grid').hidden = true
  part('empty').hidden = true
  part('pager').textContent = ''
  part('suggestion').textContent = ''
}
