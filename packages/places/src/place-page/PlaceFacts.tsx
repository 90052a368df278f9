import { phoneLink, placeRating, webAddress } from '@keepmark/contracts';
import { useCenterOf } from '@keepmark/geography/city-centers';
import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import { centerNote } from '@keepmark/geography/typed-street';
import { EditableText } from '@keepmark/ui/editable-text';
import { Section } from '@keepmark/ui/section';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { placeAddress } from '../place';
import { distanceFrom, driveText } from '../place-distance';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { useFoundDetail } from '../places-api';
import { PlaceHours } from './PlaceHours';
import classes from './PlacePage.module.css';
import { useChangePlace } from './use-change-place';

const checkWebsite = (text: string) => {
  const address = webAddress(text);
  return address === undefined ? { problem: 'Enter a web address such as https://example.com.' } : { value: address };
};

/** What is known about a place: its types, address, hours, phone, website, and distance from home. */
export function PlaceFacts({ place }: { place: Place }) {
  const { types, summary, phone, url } = place;
  const change = useChangePlace(place);
  const address = placeAddress(place);
  return (
    <Section title="About">
      {types.length > 0 ? (
        <div className={classes['types']}>
          {types.map((type) => (
            <Badge key={type} variant="light">
              {placeTypeLabel(type)}
            </Badge>
          ))}
        </div>
      ) : null}
      {summary ? <Text>{summary}</Text> : null}
      <dl className={classes['facts']}>
        <Fact name="Address">
          {address || (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link {...props} to="/place/edit/$internalId" params={{ internalId: place.internalId }} />
              )}
            >
              Add address
            </Anchor>
          )}
        </Fact>
        <Fact name="Distance">
          <Distance place={place} />
        </Fact>
        <Fact name="Hours">
          <PlaceHours place={place} />
        </Fact>
        <Fact name="Phone">
          <EditableText
            label="Phone"
            draftKey={`place-phone/${place.internalId}`}
            value={phone}
            onSave={(value) => change({ phone: value })}
          >
            <PhoneNumber phone={phone} />
          </EditableText>
        </Fact>
        <Fact name="Website">
          <EditableText
            label="Website"
            draftKey={`place-website/${place.internalId}`}
            value={url}
            maxLength={2000}
            check={checkWebsite}
            onSave={(value) => change({ url: value })}
          >
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
            </Anchor>
          </EditableText>
        </Fact>
        <SourceFacts placeId={place.placeId} />
      </dl>
    </Section>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const link = phoneLink(phone);
  return link ? <Anchor href={link}>{phone}</Anchor> : <>{phone}</>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What only the source of the place knows, asked together with its hours. */
function SourceFacts({ placeId }: { placeId: string }) {
  const { data: found } = useFoundDetail(placeId);
  if (!found) return null;
  const rating = placeRating(found);
  const profiles = found.profiles.flatMap(({ name, url }) => {
    const address = webAddress(url);
    return address ? [{ name, address }] : [];
  });
  return (
    <>
      {rating.length > 0 ? <Fact name="Rating">{rating.join(' · ')}</Fact> : null}
      {profiles.length > 0 ? (
        <Fact name="Profiles">
          {profiles.map(({ name, address }) => (
            <Anchor key={address} href={address} target="_blank" rel="noopener noreferrer" mr="sm">
              {name}
            </Anchor>
          ))}
        </Fact>
      ) : null}
    </>
  );
}

function Distance({ place }: { place: Place }) {
  const homeLocation = useHomeLocation();
  const { latitude, longitude } = place;
  const fromCenter = useCenterOf(homeLocation ? coordinatesOf(homeLocation) : undefined);
  const toCenter = useCenterOf(latitude === null || longitude === null ? undefined : { latitude, longitude });
  const distanceKm = useMemo(() => distanceFrom(homeLocation)(place), [homeLocation, place]);
  if (!homeLocation) {
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/location/from" />}>
        Set your home location
      </Anchor>
    );
  }
  if (distanceKm === null) return <>Unknown without a location</>;
  const note = centerNote(fromCenter, toCenter);
  if (fromCenter !== '' && fromCenter === toCenter) return <>In {toCenter}, like your home location</>;
  return (
    <>
      {driveText(distanceKm)}
      {note === '' ? null : (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </>
  );
}
