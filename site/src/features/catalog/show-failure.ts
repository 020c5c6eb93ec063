import { requiredElement } from '../../scripts/required-element.ts'

/** Says that the search did not answer. What was counted and asked before is not what failed now. */
export function showFailure(results: HTMLElement): void {
  const part = (name: string) => requiredElement(`[data-${name}]`, HTMLElement, results)
  part('failed').hidden = false
  requiredElement('#count', HTMLElement, results).hidden = true
  part('grid').hidden = true
  part('empty').hidden = true
  part('pager').textContent = ''
  part('suggestion').textContent = ''
}
