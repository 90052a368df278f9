import { TerraDrawCircleMode, type TerraDrawMouseEvent } from 'terra-draw';

/**
 * Draws a circle by two taps too. A finger does not move over the map between them, and without a move the circle keeps
 * the radius that it was begun with: next to nothing.
 */
export class TapCircleMode extends TerraDrawCircleMode {
  override onClick(event: TerraDrawMouseEvent): void {
    if (this.state === 'drawing') this.onMouseMove(event);
    super.onClick(event);
  }
}
