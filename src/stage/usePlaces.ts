import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Slot } from '../engine/service/values';
import { wiresBetween, type Box, type Wires } from './geometry';

type Asked = {
  /** The event whose reader the connectors leave from. */
  readonly reader: number;
  readonly slot: Slot | null;
  readonly refused: boolean;
  /** True when the guard stands before the service; it takes room without resizing the stage. */
  readonly guarded: boolean;
};

/** Room between the lane along the bottom and the edge of the stage, in pixels. */
const LANE_MARGIN = 26;

/**
 * Measures the places on the stage and lays the connectors between them; again whenever the stage
 * changes its size. `inside` is an element of the picture that the connectors belong to. Null until
 * measured, and on a narrow stage, which has no connectors.
 */
export function usePlaces(
  inside: RefObject<Element | null>,
  { reader, slot, refused, guarded }: Asked,
): Wires | null {
  const [wires, setWires] = useState<Wires | null>(null);
  const wanted = JSON.stringify(slot);

  useLayoutEffect(() => {
    const stage = inside.current?.closest('[data-stage]') ?? null;
    const layer = inside.current?.closest('[data-picture]') ?? null;
    if (stage === null || layer === null) return;
    const measure = () => {
      const next = measured(stage, layer, { reader, wanted, refused, guarded });
      setWires((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    observer.observe(layer);
    return () => {
      observer.disconnect();
    };
  }, [inside, reader, wanted, refused, guarded]);

  return wires;
}

function measured(
  stage: Element,
  layer: Element,
  { reader, wanted, refused, guarded }: Omit<Asked, 'slot'> & { readonly wanted: string },
): Wires | null {
  const row = stage.querySelector(`[data-reader="${reader}"]`);
  const key = layer.querySelector('[data-anchor="key"] tbody');
  const service = layer.querySelector('[data-anchor="service"]');
  const cells = [...layer.querySelectorAll<HTMLElement>('[data-slot]')];
  const target = cells.find((cell) => cell.dataset['slot'] === wanted);
  if (!row || !key || !service || !target) return null;
  const origin = stage.getBoundingClientRect();
  const box = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: left - origin.left,
      right: right - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
    };
  };
  const places = {
    reader: box(row),
    key: box(key),
    target: box(target),
    service: box(service),
    lane: origin.height - LANE_MARGIN,
  };
  // Stacked, as on a phone, there is no room beside the readers and nothing to connect.
  if (places.key.left < places.reader.right) return null;
  const guard = guarded ? layer.querySelector('[data-anchor="guard"]') : null;
  return wiresBetween({ ...places, guard: guard ? box(guard) : null }, refused);
}
