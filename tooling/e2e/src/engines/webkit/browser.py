"""A WebKitGTK browser for WebKitWebDriver: as narrow as a phone, with a profile that stays, downloads, and console output.

WebKitGTK's own MiniBrowser is at least 447 px wide and forgets everything when it is automated.
"""

import argparse
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")  # WebKitWebDriver adds it
parser.add_argument("--profile", required=True, help="folder of what the browser stores")
parser.add_argument("--downloads", required=True, help="folder of downloaded files")
parser.add_argument("--log", required=True, help="file of console messages")
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--private", action="store_true", help="store nothing")
parser.add_argument("--block-storage", action="store_true", help="deny pages their storage")
options, _ = parser.parse_known_args()

# WebKit's processes, which this one starts, write console messages to their standard output.
log = os.open(options.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, sys.stdout.fileno())

if options.private:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(options.profile, "data"),
        base_cache_directory=os.path.join(options.profile, "cache"),
    )
context = WebKit2.WebContext(website_data_manager=manager)
context.set_preferred_languages(["en-US"])
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_webgl=True,
    enable_html5_local_storage=not options.block_storage,
    enable_html5_database=not options.block_storage,
)


def open_window(_session=None):
    window = Gtk.Window(default_width=options.width, default_height=options.height)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("close", lambda _: window.destroy())
    window.add(view)
    window.show_all()
    return view


def save(download, name):
    download.set_allow_overwrite(True)
    download.set_destination("file://" + os.path.join(options.downloads, os.path.basename(name)))
    return True


def follow_session(_context, session):
    session.connect("create-web-view", open_window)


context.connect("download-started", lambda _, download: download.connect("decide-destination", save) and None)
context.connect("automation-started", follow_session)
context.set_automation_allowed(True)
Gtk.main()
