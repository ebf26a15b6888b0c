import { useEffect, type RefObject } from 'react';
import { ACTIONS, actionFor, type ActionTarget, type KeyPlace } from './actions';
import { useSingleKeys } from './SingleKeys';

/** Keys that a control within the player uses itself, whatever the player would do with them. */
function usesKey(control: Element, key: string): boolean {
  if (control instanceof HTMLInputElement) return /^(Arrow|Page|Home|End)/.test(key);
  if (control instanceof HTMLSelectElement) return true;
  return control.matches('button, summary') && key === ' ';
}

/** True while a dialog is open that the player is not part of. */
function isBehindDialog(player: Element): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((each) => !each.contains(player));
}

function halfInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return height > 0 && visible >= Math.min(height, innerHeight) / 2;
}

function placeOf(target: Element, player: Element): KeyPlace {
  if (player.contains(target)) return 'in-player';
  const nowhere = target === document.body || target === document.documentElement;
  const stage = player.querySelector('[data-stage]');
  return nowhere && stage !== null && halfInView(stage) ? 'nowhere-stage-in-view' : 'elsewhere';
}

/** Lets the keys of the action table act on the player in `root`. */
export function useShortcuts(root: RefObject<Element | null>, target: ActionTarget): void {
  const { on: singleKeys } = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      // Shift makes a sign; with a key that makes none it has a meaning of its own.
      if (event.shiftKey && (event.key === ' ' || event.key.length > 1)) return;
      if (root.current === null || !(event.target instanceof Element)) return;
      if (isBehindDialog(root.current)) return;
      if (usesKey(event.target, event.key)) return;
      const action = actionFor(event.key, placeOf(event.target, root.current), singleKeys);
      if (action === null) return;
      event.preventDefault();
      // A key held down would play and pause many times a second.
      if (event.repeat && action === ACTIONS.toggle) return;
      action.perform(target);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root, target, singleKeys]);
}
