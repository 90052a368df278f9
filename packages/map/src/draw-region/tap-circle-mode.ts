import { TerraDrawCircleMode, type TerraDrawMouseEvent } from 'terra-draw';

/**
 * Draws a circle with two taps. A finger doesn't move over the map between taps, and without a move the circle would keep
 * its tiny first radius.
 */
export class TapCircleMode extends TerraDrawCircleMode {
  override onClick(event: TerraDrawMouseEvent): void {
    if (this.state === 'drawing') this.onMouseMove(event);
    super.onClick(event);
  }
}
